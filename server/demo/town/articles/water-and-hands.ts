import type { WrittenStory } from './written-story.ts';

/** Stories of Sara about heat, water and massage. */
export const WATER_AND_HANDS: readonly WrittenStory[] = [
  {
    category: 'wellbeing',
    author: 'sara',
    picture: 'stones-1',
    pictureAlt: { it: 'Pietre lisce e un asciugamano', en: 'Smooth stones and a towel' },
    it: {
      title: 'Massaggiarsi i piedi da soli, la sera',
      description: 'Cinque minuti, una crema qualsiasi e una pallina da tennis.',
      text: `I piedi ci portano tutto il giorno e li guardiamo solo quando fanno male. Cinque minuti prima di dormire cambiano anche le gambe.

## La pallina

Seduto, appoggia un piede su una pallina da tennis e falla scorrere piano dal tallone alle dita. Un minuto per piede. Dove dà fastidio, fermati e respira tre volte.

## Con le mani

- Stringi il tallone tra pollice e dita, dieci volte.
- Con i pollici disegna linee dal centro della pianta verso i lati.
- Tira ogni dito con dolcezza, come per sfilare un anello.
- Finisci con le due mani ferme, calde, attorno al piede.

## Quando no

Con ferite, infezioni, una trombosi o il diabete con poca sensibilità, chiedi prima al medico. In gravidanza va bene, con mano leggera.

## Per chi lavora in piedi

Dieci minuti di gambe alzate contro la parete, prima del massaggio, fanno metà del lavoro.`,
    },
    en: {
      title: 'Massaging your own feet in the evening',
      description: 'Five minutes, any cream and a tennis ball.',
      text: `Our feet carry us all day, and we look at them only when they hurt. Five minutes before sleeping change your legs as well.

## The ball

Sitting, put one foot on a tennis ball and roll it slowly from heel to toes. A minute for each foot. Where it is sore, stop and breathe three times.

## With your hands

- Squeeze the heel between thumb and fingers, ten times.
- With your thumbs draw lines from the middle of the sole to its edges.
- Pull each toe gently, as if taking off a ring.
- End with both hands still and warm around the foot.

## When not to

With wounds, infections, a thrombosis, or diabetes with little feeling in the feet, ask your doctor first. In pregnancy it is fine with a light hand.

## If you work on your feet

Ten minutes with your legs up the wall before the massage do half the work.`,
    },
  },
  {
    category: 'wellbeing',
    author: 'sara',
    picture: 'pool-2',
    pictureAlt: { it: 'Una vasca con acqua calda', en: 'A pool of warm water' },
    it: {
      title: 'Sauna o bagno turco: quale fa per te',
      description: 'Che cosa cambia, quanto restare e che cosa fare dopo.',
      text: `La sauna è calda e secca, ottanta gradi o più. Il bagno turco è umido e più mite, attorno ai quarantacinque. Il corpo suda in tutti e due, ma non allo stesso modo.

## Scegliere

- Ami il caldo netto e breve: sauna.
- Hai il naso chiuso o la pelle secca: bagno turco.
- Soffri il caldo: comincia dal bagno turco, vicino alla porta.

## Quanto

Da otto a dodici minuti in sauna, fino a quindici nel bagno turco. Poi acqua fresca, dai piedi verso il cuore, e dieci minuti sdraiati. Due giri bastano. Bevi prima e dopo, non alcol.

## Quando no

Con febbre, problemi di cuore non controllati, pressione molto bassa, o appena dopo un pasto. In gravidanza chiedi al medico. Se ti gira la testa, esci subito: non è una prova di coraggio.

## Le buone maniere

Un asciugamano sotto di te, voce bassa, telefono nell’armadietto.`,
    },
    en: {
      title: 'Sauna or steam bath: which is for you',
      description: 'What differs, how long to stay and what to do afterwards.',
      text: `A sauna is hot and dry, eighty degrees or more. A steam bath is moist and milder, around forty-five. You sweat in both, though not in the same way.

## Choosing

- You like a clear, short heat: sauna.
- Your nose is blocked or your skin is dry: steam bath.
- Heat is hard on you: begin with the steam bath, near the door.

## How long

Eight to twelve minutes in a sauna, up to fifteen in a steam bath. Then cool water, from the feet towards the heart, and ten minutes lying down. Two rounds are enough. Drink before and after, no alcohol.

## When not to

With a fever, heart trouble that is not under control, very low blood pressure, or right after a meal. In pregnancy ask your doctor. If you feel dizzy, leave at once: it is no test of courage.

## Good manners

A towel under you, a low voice, the phone in your locker.`,
    },
  },
  {
    category: 'lifestyle-and-travel',
    author: 'sara',
    picture: 'water-1',
    pictureAlt: { it: 'Acqua ferma in una vasca chiara', en: 'Still water in a pale basin' },
    it: {
      title: 'Un pomeriggio in un hammam',
      description: 'Le tre stanze, il sapone nero, il guanto: come ci si muove la prima volta.',
      text: `In un hammam non si va a fare un trattamento: si va a passare del tempo. Chi ha fretta si annoia, e ha ragione.

## Le stanze

Si comincia dalla tiepida, per abituarsi. Si passa alla calda, dove si suda seduti sulla pietra. Si finisce nella fresca, con il tè alla menta. Il giro dura un’ora e mezza, e si può ripetere.

## Sapone e guanto

Il sapone nero, fatto di olive, si lascia sulla pelle qualche minuto. Poi qualcuno ti strofina con un guanto ruvido. Vedrai rotolini grigi: è pelle vecchia, succede a tutti. Non deve bruciare: di’ «più piano».

## Che cosa mettersi

Di solito costume e un telo leggero, che danno loro. Chiedi se ci sono orari separati per donne e uomini.

## Dopo

Niente profumo, una crema semplice, molta acqua. La ceretta falla due giorni prima o due giorni dopo, non lo stesso giorno.`,
    },
    en: {
      title: 'An afternoon in a hammam',
      description: 'The three rooms, the black soap, the mitt: how to go about it the first time.',
      text: `You do not go to a hammam for a treatment: you go to spend time. Whoever is in a hurry gets bored, and rightly so.

## The rooms

You begin in the warm one, to get used to it. You move to the hot one, where you sweat sitting on stone. You end in the cool one, with mint tea. A round takes an hour and a half, and you can repeat it.

## Soap and mitt

The black soap, made of olives, stays on your skin for some minutes. Then somebody rubs you with a rough mitt. You will see grey rolls: it is old skin, and everybody has it. It must not burn: say “more gently”.

## What to wear

Usually a swimsuit and a light cloth that they give you. Ask whether there are separate hours for women and men.

## Afterwards

No perfume, a simple cream, plenty of water. Have waxing done two days before or two days after, not on the same day.`,
    },
  },
  {
    category: 'health',
    author: 'sara',
    picture: 'massage-2',
    pictureAlt: { it: 'Un lettino con asciugamani piegati', en: 'A couch with folded towels' },
    it: {
      title: 'Gambe gonfie d’estate: che cosa aiuta davvero',
      description: 'Acqua, passi, mani leggere. E i segnali da non ignorare.',
      text: `Con il caldo le vene si allargano e il sangue fatica a salire. La sera le caviglie segnano il bordo delle calze. È fastidioso, quasi mai grave.

## Ogni giorno

- Cammina venti minuti, meglio in acqua bassa se sei al mare.
- Muovi le caviglie ogni mezz’ora, come per premere un pedale.
- Finisci la doccia con acqua fresca, dai piedi alle cosce.
- Dormi con un cuscino sotto il materasso, ai piedi.

## Il linfodrenaggio

È un massaggio lentissimo, quasi una carezza, che accompagna i liquidi. Una serie di cinque o sei sedute dà sollievo per qualche settimana. Se fa male, non è linfodrenaggio.

## Le calze

Quelle elastiche funzionano, ma vanno misurate: chiedi in farmacia, la mattina presto.

## Non aspettare

Una gamba sola gonfia, calda e dolente, o fiato corto improvviso: vai subito dal medico. Non si massaggia.`,
    },
    en: {
      title: 'Swollen legs in summer: what really helps',
      description: 'Water, steps, light hands. And the signs not to ignore.',
      text: `In the heat your veins widen and blood has a hard time climbing. In the evening the edge of your socks shows on your ankles. It is a nuisance, and hardly ever serious.

## Every day

- Walk for twenty minutes, in shallow water if you are by the sea.
- Move your ankles every half hour, as if pressing a pedal.
- End your shower with cool water, from feet to thighs.
- Sleep with a cushion under the foot of the mattress.

## Lymphatic drainage

It is a very slow massage, almost a caress, that helps fluids along. A series of five or six sessions brings relief for some weeks. If it hurts, it is not lymphatic drainage.

## Stockings

Elastic ones work, but they must be fitted: ask at a pharmacy, early in the morning.

## Do not wait

One leg alone that is swollen, hot and painful, or sudden shortness of breath: see a doctor at once. It must not be massaged.`,
    },
  },
];
