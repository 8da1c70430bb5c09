import type { WrittenStory } from './written-story.ts';

/** Stories of Marta about yoga, balance and beginning again. */
export const YOGA_AND_BALANCE: readonly WrittenStory[] = [
  {
    category: 'moves',
    author: 'marta',
    picture: 'mats-1',
    pictureAlt: { it: 'Tappetini arrotolati', en: 'Rolled-up mats' },
    it: {
      title: 'Su un piede solo: allenare l’equilibrio in casa',
      description: 'Tre minuti al giorno mentre ti lavi i denti o aspetti il caffè.',
      text: `L’equilibrio si perde in silenzio. Un giorno ti infili i pantaloni seduto e non sai da quando. La buona notizia: torna in fretta, a qualunque età.

## Comincia dal lavandino

Mentre ti lavi i denti, alza un piede di cinque centimetri. Una mano resta vicino al bordo. Trenta secondi per gamba. Se è facile, guarda di lato; se è ancora facile, chiudi un occhio.

## La linea

Cammina lungo una fuga del pavimento, tallone contro punta, dieci passi avanti e dieci indietro.

## L’albero

In piedi, appoggia un piede sulla caviglia dell’altra gamba, poi sul polpaccio. Mai sul ginocchio. Le mani davanti al petto o su una parete.

## Quando chiedere consiglio

Se cadi spesso, se la stanza gira o se perdi l’equilibrio al buio, parlane con il medico prima di allenarti. Poi un corso piccolo, con qualcuno che ti guarda, vale più di molti video.`,
    },
    en: {
      title: 'On one foot: training your balance at home',
      description: 'Three minutes a day while you brush your teeth or wait for the coffee.',
      text: `Balance goes quietly. One day you sit down to put your trousers on and cannot say since when. The good news: it comes back fast, at any age.

## Begin at the basin

While you brush your teeth, lift one foot five centimetres. Keep one hand near the edge. Thirty seconds a leg. If that is easy, look to the side; if it is still easy, close one eye.

## The line

Walk along a joint in the floor, heel to toe, ten steps forward and ten back.

## The tree

Standing, place one foot on the ankle of the other leg, then on the calf. Never on the knee. Hands before your chest or on a wall.

## When to ask

If you fall often, if the room spins or if you lose your balance in the dark, talk to your doctor before you train. After that a small class with somebody who watches you is worth more than many videos.`,
    },
  },
  {
    category: 'moves',
    author: 'marta',
    picture: 'pilates-1',
    pictureAlt: { it: 'Una sala di pilates', en: 'A Pilates studio' },
    it: {
      title: 'Tornare a muoversi dopo un parto',
      description: 'Che cosa fare nelle prime settimane, e che cosa lasciare per dopo.',
      text: `Nessuno ti chiede di tornare come prima. Il corpo ha fatto un lavoro enorme e ha i suoi tempi.

## Le prime sei settimane

Cammina, a passi brevi, quando ne hai voglia. Sdraiata, espira piano e immagina di chiudere una cerniera dal pube all’ombelico: dieci volte, due volte al giorno. È poco, ed è quello che serve.

## Dopo la visita di controllo

- Ponte con le ginocchia piegate.
- Quattro zampe: allungare un braccio, poi una gamba.
- Mezzi piegamenti contro una parete.

Se vedi una cresta al centro della pancia, o senti peso verso il basso, l’esercizio è troppo per ora.

## Corsa e salti

Di solito non prima di tre mesi, e dopo che un fisioterapista ha valutato il pavimento pelvico. Perdere qualche goccia è comune, ma si cura: chiedi.

## Con il bambino

Un corso per mamme e neonati serve anche a parlare con qualcuno che dorme poco come te.`,
    },
    en: {
      title: 'Moving again after giving birth',
      description: 'What to do in the first weeks, and what to leave for later.',
      text: `Nobody asks you to be as you were. Your body has done enormous work and takes its time.

## The first six weeks

Walk, in short turns, when you feel like it. Lying down, breathe out slowly and imagine closing a zip from your pubic bone to your navel: ten times, twice a day. It is little, and it is what you need.

## After the check-up

- Bridge with bent knees.
- On all fours: stretch an arm, then a leg.
- Half push-ups against a wall.

If you see a ridge down the middle of your belly, or feel something heavy pressing down, the exercise is too much for now.

## Running and jumping

Usually not before three months, and once a physiotherapist has looked at your pelvic floor. Losing a few drops is common, but it can be treated: ask.

## With your baby

A class for mothers and babies is also a way to talk to somebody who sleeps as little as you do.`,
    },
  },
  {
    category: 'wellbeing',
    author: 'marta',
    picture: 'yoga-2',
    pictureAlt: { it: 'Una sala di yoga al mattino', en: 'A yoga room in the morning' },
    it: {
      title: 'Dieci minuti per svegliare il corpo',
      description: 'Una sequenza dolce da fare accanto al letto, anche senza tappetino.',
      text: `Non serve alzarsi mezz’ora prima. Servono dieci minuti, sempre gli stessi, così non devi decidere niente.

## Seduta sul bordo del letto

Gira la testa piano a destra e a sinistra, cinque volte. Porta le spalle alle orecchie e lasciale cadere, cinque volte.

## In piedi

- Braccia in alto, inspira. Piegati in avanti con le ginocchia morbide, espira. Cinque volte.
- Un piede indietro, ginocchio a terra su un cuscino, petto alto. Cinque respiri per lato.
- Mani sulla sedia, schiena lunga come un tavolo. Cinque respiri.

## Per finire

In piedi, occhi chiusi, peso su tutti e due i piedi. Conta dieci respiri. Solo adesso prendi il telefono.

## Se fa male

La mattina i dischi della schiena sono più gonfi: se piegarti in avanti dà fastidio, fai quel movimento dopo colazione.`,
    },
    en: {
      title: 'Ten minutes to wake your body',
      description: 'A gentle sequence beside your bed, even without a mat.',
      text: `You need not get up half an hour earlier. You need ten minutes, always the same ones, so that there is nothing to decide.

## Sitting on the edge of the bed

Turn your head slowly right and left, five times. Lift your shoulders to your ears and let them drop, five times.

## Standing

- Arms up, breathe in. Fold forward with soft knees, breathe out. Five times.
- One foot back, knee on a cushion, chest high. Five breaths each side.
- Hands on a chair, back as long as a table. Five breaths.

## To finish

Stand with closed eyes, your weight on both feet. Count ten breaths. Only now pick up your phone.

## If it hurts

In the morning the discs of your back are fuller: if folding forward bothers you, do that movement after breakfast.`,
    },
  },
  {
    category: 'lifestyle-and-travel',
    author: 'marta',
    picture: 'yoga-3',
    pictureAlt: { it: 'Una sala luminosa con tappetini', en: 'A bright room with mats' },
    it: {
      title: 'Il primo ritiro di yoga: come sceglierlo',
      description: 'Quanto si pratica, come si dorme e che cosa chiedere prima di pagare.',
      text: `Un ritiro può essere una vacanza con due lezioni al giorno, o tre giorni di silenzio. Con la stessa parola si vendono cose molto diverse.

## Le domande da fare

- Quante ore di pratica al giorno, e per quale livello?
- Chi insegna, e quante persone ci sono in sala?
- Si dorme in camera con altri? Si può pagare per una singola?
- Che cosa si mangia, e si può avere altro?
- Che cosa succede se devo rinunciare?

## Per la prima volta

Due notti bastano. Scegli un posto a meno di due ore da casa: se non fa per te, torni. Meglio con un’insegnante che conosci già.

## Che cosa portare

Un maglione in più di quello che pensi, tappi per le orecchie, un quaderno. Il resto resta in valigia.

## Il giorno dopo

Tieni libera la mattina del rientro. Le cose capite in silenzio si perdono in fretta nel traffico.`,
    },
    en: {
      title: 'Your first yoga retreat: how to choose',
      description: 'How much you practise, how you sleep and what to ask before you pay.',
      text: `A retreat can be a holiday with two classes a day, or three days of silence. Very different things are sold under the same word.

## What to ask

- How many hours of practice a day, and for which level?
- Who teaches, and how many people are in the room?
- Do I share a bedroom? Can I pay for one of my own?
- What is there to eat, and can I have something else?
- What happens if I cannot come?

## The first time

Two nights are enough. Choose a place less than two hours from home: if it is not for you, you can leave. Best with a teacher you know.

## What to bring

One more jumper than you think, ear plugs, a notebook. The rest stays in your bag.

## The day after

Keep the morning after your return free. What you understood in silence is quickly lost in traffic.`,
    },
  },
];
