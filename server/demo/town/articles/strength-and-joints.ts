import type { WrittenStory } from './written-story.ts';

/** Stories of Paolo about joints, strength and working without pain. */
export const STRENGTH_AND_JOINTS: readonly WrittenStory[] = [
  {
    category: 'health',
    author: 'paolo',
    picture: 'physio-2',
    pictureAlt: { it: 'La stanza di un fisioterapista', en: 'A physiotherapist’s room' },
    it: {
      title: 'Ghiaccio o caldo? Una regola semplice',
      description: 'Che cosa mettere su una storta, su un collo rigido e su un livido.',
      text: `È la domanda che ricevo di più per messaggio. La risposta breve: freddo quando è appena successo, caldo quando è rigido da tempo.

## Freddo

Nelle prime quarantotto ore dopo una storta o un colpo. Avvolgi il ghiaccio in un panno e tienilo dieci minuti, tre o quattro volte al giorno. Serve soprattutto a sentire meno male. Intanto muovi l’articolazione quanto puoi senza dolore: restare fermi una settimana non aiuta.

## Caldo

Per un collo rigido, una schiena contratta, le mani al mattino. Una borsa tiepida per un quarto d’ora, poi qualche movimento lento. Mai su una zona gonfia, rossa e calda.

## Quando farsi vedere

- Non riesci ad appoggiare il piede per quattro passi.
- L’articolazione è deformata o si blocca.
- Hai perso forza o sensibilità.
- Dopo dieci giorni non è cambiato nulla.`,
    },
    en: {
      title: 'Ice or heat? A simple rule',
      description: 'What to put on a sprain, a stiff neck and a bruise.',
      text: `It is the question I am sent most often. The short answer: cold when it has just happened, heat when it has been stiff for a while.

## Cold

In the first forty-eight hours after a sprain or a knock. Wrap the ice in a cloth and keep it on for ten minutes, three or four times a day. Mostly it eases the pain. Meanwhile move the joint as far as you can without pain: a week of keeping still does not help.

## Heat

For a stiff neck, a tight back, hands in the morning. A warm bag for a quarter of an hour, then some slow movement. Never on a part that is swollen, red and hot.

## When to see somebody

- You cannot put weight on the foot for four steps.
- The joint looks out of place or locks.
- You have lost strength or feeling.
- After ten days nothing has changed.`,
    },
  },
  {
    category: 'moves',
    author: 'paolo',
    picture: 'gym-1',
    pictureAlt: { it: 'Una palestra con i pesi alla parete', en: 'A gym with weights along the wall' },
    it: {
      title: 'Dopo i cinquanta serve la forza, non la fatica',
      description: 'Due volte la settimana bastano. Ecco da dove cominciare.',
      text: `Dopo i cinquant’anni perdiamo muscolo ogni anno, se non lo chiamiamo al lavoro. Camminare fa bene al cuore, ma per alzarsi da una sedia bassa a ottant’anni serve forza.

## Cinque gesti, due volte la settimana

- Alzarti da una sedia senza usare le mani.
- Spingere una parete, poi un tavolo, poi il pavimento.
- Tirare verso di te un elastico fissato a una porta.
- Salire un gradino con un peso in mano.
- Portare due borse della spesa per un minuto, dritto.

Otto ripetizioni, due o tre giri. Le ultime due devono costare, senza dolore. Quando diventano facili, aggiungi peso e non ripetizioni.

## Le prime settimane

Un personal trainer o un fisioterapista ti insegna i gesti in tre o quattro lezioni. Se prendi farmaci per la pressione o hai l’osteoporosi, dillo prima: si può fare quasi tutto, ma in un altro ordine.`,
    },
    en: {
      title: 'After fifty you need strength, not exhaustion',
      description: 'Twice a week is enough. Here is where to start.',
      text: `After fifty we lose muscle every year unless we call it to work. Walking is good for your heart, but getting up from a low chair at eighty takes strength.

## Five movements, twice a week

- Stand up from a chair without using your hands.
- Push a wall, then a table, then the floor.
- Pull a band that is fixed to a door.
- Step up with a weight in your hand.
- Carry two shopping bags for a minute, standing tall.

Eight times each, two or three rounds. The last two should be hard, without pain. When they get easy, add weight, not repetitions.

## The first weeks

A personal trainer or physiotherapist can teach you the movements in three or four sessions. If you take medicine for your blood pressure or have osteoporosis, say so first: nearly everything is possible, in another order.`,
    },
  },
  {
    category: 'moves',
    author: 'paolo',
    picture: 'physio-3',
    pictureAlt: { it: 'Un lettino e una palla da esercizi', en: 'A treatment couch and an exercise ball' },
    it: {
      title: 'Correre senza farsi male alle ginocchia',
      description: 'Quasi sempre il problema non è la scarpa: è il calendario.',
      text: `La corsa non consuma le ginocchia. Le irrita chi aumenta troppo in fretta: la domenica da dieci chilometri dopo un mese di divano.

## La regola del poco

Aumenta i chilometri di una settimana al massimo di un decimo. Ogni quarta settimana torna indietro. Sembra lento, ma in tre mesi porta lontano.

## Passi più corti

Conta i passi in un minuto. Se sono meno di centosessanta, prova a farne un po’ di più alla stessa velocità: il piede cade più vicino al corpo e il ginocchio riceve meno urto.

## Due esercizi

- Scendi piano da un gradino con una gamba, dieci volte per lato.
- Solleva il bacino da sdraiato con un piede solo, dieci volte per lato.

## Il semaforo del dolore

Fino a tre su dieci, e sparito il giorno dopo: continua. Quattro o cinque: dimezza. Di più, o gonfiore: fermati e fatti vedere.`,
    },
    en: {
      title: 'Running without hurting your knees',
      description: 'The problem is hardly ever the shoe. It is the calendar.',
      text: `Running does not wear knees out. Doing more too fast irritates them: ten kilometres on a Sunday after a month on the sofa.

## The rule of little

Add at most a tenth to your kilometres from one week to the next. Every fourth week, go back a step. It seems slow, but in three months it takes you far.

## Shorter steps

Count your steps in a minute. If they are fewer than a hundred and sixty, try a few more at the same speed: your foot lands closer to your body, and your knee takes less of the shock.

## Two exercises

- Step down slowly from a stair on one leg, ten times each side.
- Lying down, lift your hips with one foot on the floor, ten times each side.

## The traffic light of pain

Up to three out of ten, and gone the next day: go on. Four or five: do half. More, or swelling: stop and have it looked at.`,
    },
  },
  {
    category: 'wellness-at-work',
    author: 'paolo',
    picture: 'spine-2',
    pictureAlt: { it: 'Una palla, un rullo e un elastico', en: 'A ball, a roller and a band' },
    it: {
      title: 'Lavorare in piedi: quando aiuta e quando no',
      description: 'La scrivania che si alza è utile, se la usi come una sedia in più.',
      text: `Chi compra una scrivania alta spesso la usa in piedi per tutto il giorno, e dopo una settimana ha mal di gambe. Il corpo non vuole una posizione migliore: ne vuole tante.

## Una misura che funziona

Venti minuti in piedi ogni ora. Alzati per le telefonate, siediti per scrivere. Non serve un cronometro: scegli due attività che farai sempre in piedi.

## Come mettersi

- Gomiti all’altezza del tavolo, spalle morbide.
- Un piede su un rialzo di dieci centimetri, e ogni tanto si cambia.
- Scarpe con la suola, non calze.

## Senza spendere

Un ripiano della libreria all’altezza giusta va bene per leggere. Anche il davanzale, per una telefonata.

## Attenzione

Con vene varicose, in gravidanza o con dolore al tallone, fai pause più brevi e cammina invece di stare fermo.`,
    },
    en: {
      title: 'Working on your feet: when it helps and when not',
      description: 'A desk that goes up is useful if you treat it as one more chair.',
      text: `People who buy a high desk often stand at it all day, and a week later their legs hurt. Your body does not want a better position: it wants many.

## A measure that works

Twenty minutes standing every hour. Stand up for calls, sit down to write. You need no timer: choose two things that you always do on your feet.

## How to stand

- Elbows at the height of the table, shoulders soft.
- One foot on a step of ten centimetres, and change it now and then.
- Shoes with a sole, not socks.

## Without spending

A shelf at the right height is fine for reading. So is the window sill for a call.

## Take care

With varicose veins, in pregnancy or with a sore heel, take shorter turns and walk rather than stand still.`,
    },
  },
];
