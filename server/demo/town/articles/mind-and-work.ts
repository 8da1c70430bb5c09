import type { WrittenStory } from './written-story.ts';

/** Stories about mind, sleep and work. */
export const MIND_AND_WORK: readonly WrittenStory[] = [
  {
    category: 'mindset',
    author: 'elena',
    picture: 'talk-1',
    pictureAlt: { it: 'Due poltrone in una stanza luminosa', en: 'Two armchairs in a bright room' },
    it: {
      title: 'Tre minuti di respiro prima di una riunione',
      description: 'Un esercizio breve per arrivare presenti, senza tappetino e senza app.',
      text: `Prima di una riunione difficile il corpo si prepara come a una corsa: il respiro sale, le spalle anche. Non serve calmarsi del tutto. Basta dare al corpo un segnale diverso.

## Come si fa

- Siediti con i piedi a terra e appoggia la schiena.
- Per un minuto conta soltanto i respiri, senza cambiarli. Se perdi il conto, ricomincia da uno.
- Per un minuto inspira contando fino a quattro ed espira contando fino a sei. L’espirazione più lunga è la parte che conta.
- Per un minuto lascia andare il ritmo e guarda un punto fermo nella stanza.

Tutto qui. Se ti gira la testa stai forzando: torna al respiro normale.

## Perché funziona

Allungare l’espirazione rallenta un poco il battito, e un corpo più lento rende più facile ascoltare. Non elimina l’agitazione: la rende più piccola di te. Chi lo prova per la prima volta spesso dice che il tempo sembra lunghissimo. È normale: di solito non ci fermiamo mai così a lungo.

> Non devi arrivare calmo. Devi arrivare presente.

## Quando chiedere aiuto

Se l’ansia ti fa evitare le riunioni, o ti tiene sveglio la notte prima, un esercizio non basta. Poche sedute con uno psicologo aiutano a capire che cosa la accende, e di solito costano meno fatica di quanto si immagini.`,
    },
    en: {
      title: 'Three minutes of breathing before a meeting',
      description: 'A short exercise for arriving present, without a mat and without an app.',
      text: `Before a difficult meeting your body gets ready as if for a race: your breath rises, and so do your shoulders. You do not need to calm down completely. You only need to send your body a different signal.

## How to do it

- Sit with your feet on the floor and lean back.
- For one minute, just count your breaths without changing them. If you lose count, start again from one.
- For one minute, breathe in to a count of four and out to a count of six. The longer out-breath is the part that matters.
- For one minute, let go of the rhythm and look at one still point in the room.

That is all. If you feel dizzy you are forcing it: go back to normal breathing.

## Why it works

A longer out-breath slows your heart a little, and a slower body finds it easier to listen. It does not remove the tension: it makes it smaller than you. People who try it for the first time often say that time seems endless. That is normal: we hardly ever stop for so long.

> You do not have to arrive calm. You have to arrive present.

## When to ask for help

If anxiety makes you avoid meetings, or keeps you awake the night before, an exercise is not enough. A few sessions with a psychologist help you see what sets it off, and usually take less effort than people imagine.`,
    },
  },
  {
    category: 'mindset',
    author: 'elena',
    picture: 'tea-1',
    pictureAlt: { it: 'Una tazza di tisana calda', en: 'A cup of hot herbal tea' },
    it: {
      title: 'Dormire meglio, senza comprare niente',
      description: 'Quattro abitudini che pesano più di un materasso nuovo.',
      text: `Chi dorme male cerca spesso un oggetto: un cuscino, una tisana, un orologio che misura il sonno. Quasi sempre conta di più quello che succede nelle ore prima.

## Alzarsi alla stessa ora

È l’abitudine più utile e la meno amata. L’ora in cui ti alzi decide quando avrai sonno la sera dopo. Anche la domenica, con un’ora di tolleranza.

## Luce al mattino, buio la sera

Dieci minuti di luce naturale entro la prima ora dal risveglio aiutano il corpo a capire che è giorno. La sera vale il contrario: luci basse, e lo schermo lontano dal letto.

## Il letto serve per dormire

Se dopo venti minuti sei ancora sveglio, alzati. Leggi qualcosa di noioso in un’altra stanza e torna quando gli occhi si chiudono. Restare a letto a rigirarsi insegna al corpo che il letto è il posto dei pensieri.

## Caffè entro l’ora di pranzo

La caffeina resta in circolo molte ore. Anche chi si addormenta subito dopo un caffè dorme un sonno più leggero.

Prova una sola di queste cose per due settimane, poi aggiungi la seconda. Se il sonno non torna da più di tre mesi, parlane con il medico: l’insonnia si cura, e la cura che funziona meglio non è una pillola ma un percorso breve con uno psicologo.`,
    },
    en: {
      title: 'Sleep better without buying anything',
      description: 'Four habits that matter more than a new mattress.',
      text: `People who sleep badly often look for an object: a pillow, a herbal tea, a watch that measures sleep. What happens in the hours before almost always matters more.

## Get up at the same time

This is the most useful habit, and the least loved. The time you get up decides when you will feel sleepy the next evening. On Sundays too, give or take an hour.

## Light in the morning, dark in the evening

Ten minutes of daylight within an hour of waking tell your body that it is day. In the evening the opposite holds: low lights, and the screen far from the bed.

## The bed is for sleeping

If you are still awake after twenty minutes, get up. Read something dull in another room and come back when your eyes close. Tossing and turning teaches your body that the bed is a place for thinking.

## Coffee before lunch only

Caffeine stays in your body for many hours. Even people who fall asleep right after a coffee sleep more lightly.

Try just one of these for two weeks, then add the second. If good sleep has not come back for more than three months, talk to your doctor: insomnia can be treated, and the treatment that works best is not a pill but a short course with a psychologist.`,
    },
  },
  {
    category: 'wellness-at-work',
    author: 'paolo',
    picture: 'spine-1',
    pictureAlt: { it: 'Una palla e un elastico per gli esercizi', en: 'A ball and a band for exercising' },
    it: {
      title: 'Due pause brevi valgono più di una lunga',
      description: 'Come muoversi durante una giornata alla scrivania, senza cambiarsi.',
      text: `La sedia perfetta non esiste. Esiste la prossima posizione. Il corpo sopporta quasi tutto, tranne restare fermo per ore.

## La regola dei quaranta minuti

Metti un promemoria ogni quaranta minuti. Quando suona non devi fare ginnastica: alzati, fai venti passi, bevi un bicchiere d’acqua. Un minuto basta. Chi lo fa otto volte al giorno si muove più di chi va in palestra una volta e sta seduto il resto del tempo.

## Tre movimenti da fare in piedi

- Mani sui fianchi, porta il bacino avanti e guarda in alto, piano, cinque volte.
- Braccia lungo i fianchi, porta le scapole una verso l’altra come per stringere una matita, dieci volte.
- Appoggia le mani alla scrivania e fai dieci mezzi piegamenti sulle gambe.

Non devono far male. Se uno dà fastidio, lascialo.

## Lo schermo

Il bordo in alto dello schermo va all’altezza degli occhi. Se lavori al portatile, una tastiera separata e tre libri sotto il computer risolvono più di molti esercizi.

## Se il dolore c’è già

Formicolio alle dita, dolore che scende in un braccio o mal di testa ogni pomeriggio meritano una visita. Un fisioterapista guarda come lavori, non solo dove ti fa male, e di solito bastano pochi incontri.`,
    },
    en: {
      title: 'Two short breaks beat one long one',
      description: 'How to move during a day at your desk, without changing clothes.',
      text: `There is no perfect chair. There is the next position. Your body can take almost anything, except staying still for hours.

## The forty-minute rule

Set a reminder every forty minutes. When it rings you need not exercise: stand up, take twenty steps, drink a glass of water. One minute is enough. Somebody who does this eight times a day moves more than somebody who goes to the gym once and sits for the rest.

## Three moves to do standing

- Hands on your hips, bring your pelvis forward and look up, slowly, five times.
- Arms by your sides, draw your shoulder blades together as if to hold a pencil, ten times.
- Rest your hands on the desk and do ten half squats.

None of them should hurt. If one bothers you, leave it out.

## The screen

The top edge of the screen belongs at eye level. If you work on a laptop, a separate keyboard and three books under the computer do more than many exercises.

## If it already hurts

Tingling fingers, pain running down an arm or a headache every afternoon deserve a visit. A physiotherapist looks at how you work, not only at where it hurts, and a few sessions are usually enough.`,
    },
  },
  {
    category: 'health',
    author: 'paolo',
    picture: 'physio-1',
    pictureAlt: {
      it: 'Il lettino di uno studio di fisioterapia',
      en: 'The couch of a physiotherapy practice',
    },
    it: {
      title: 'Mal di schiena: perché stare a letto non aiuta',
      description: 'Che cosa fare nei primi giorni, e quali segnali non vanno aspettati.',
      text: `Quasi tutti, prima o poi, hanno mal di schiena. La buona notizia è che nella maggior parte dei casi passa da solo in poche settimane. Quella meno nota è che restare a letto lo fa durare di più.

## I primi giorni

Muoviti quanto puoi, anche poco. Camminare per dieci minuti tre volte al giorno è meglio di una passeggiata lunga che ti lascia a pezzi. Il calore aiuta molte persone: una borsa dell’acqua calda per un quarto d’ora, senza scottarsi.

Cambia posizione spesso e dormi come ti viene. Un cuscino tra le ginocchia, se stai sul fianco, toglie tensione.

## Che cosa evitare

- Non piegarti in avanti con un peso nelle prime ore del mattino: la schiena è più rigida.
- Non cercare l’esercizio miracoloso in un video. Quello giusto dipende da quale movimento ti dà sollievo.
- Non fermarti del tutto aspettando che passi.

## Quando andare subito dal medico

Vai subito se perdi forza in una gamba, se perdi sensibilità tra le gambe, se non controlli più vescica o intestino, se hai febbre, o se il dolore è cominciato dopo una caduta.

## Quando serve un fisioterapista

Se dopo due settimane va come prima, o se torna ogni pochi mesi. Una valutazione dura circa un’ora: si guarda come ti muovi e si costruiscono due o tre esercizi che puoi fare a casa.`,
    },
    en: {
      title: 'Back pain: why staying in bed does not help',
      description: 'What to do in the first days, and which signs should not wait.',
      text: `Almost everybody has back pain sooner or later. The good news is that in most cases it goes away by itself within weeks. Less well known is that staying in bed makes it last longer.

## The first days

Move as much as you can, even a little. Walking for ten minutes three times a day is better than one long walk that leaves you in pieces. Heat helps many people: a hot-water bottle for a quarter of an hour, without burning yourself.

Change position often and sleep as you like. A pillow between the knees takes some tension away if you lie on your side.

## What to avoid

- Do not bend forward with a weight early in the morning: your back is stiffer then.
- Do not look for the miracle exercise in a video. The right one depends on which movement gives you relief.
- Do not stop moving altogether and wait for it to pass.

## When to see a doctor at once

Go at once if you lose strength in a leg, lose feeling between your legs, no longer control bladder or bowels, have a fever, or if the pain began after a fall.

## When you need a physiotherapist

If nothing has changed after two weeks, or if it comes back every few months. An assessment takes about an hour: it looks at how you move and builds two or three exercises for you to do at home.`,
    },
  },
];
