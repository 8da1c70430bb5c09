import type { WrittenStory } from './written-story.ts';

/** Stories of Elena about attention, rest and saying no. */
export const ATTENTION_AND_REST: readonly WrittenStory[] = [
  {
    category: 'mindset',
    author: 'elena',
    picture: 'talk-2',
    pictureAlt: { it: 'Una stanza tranquilla con due poltrone', en: 'A quiet room with two armchairs' },
    it: {
      title: 'Smettere di rimandare: comincia da due minuti',
      description: 'Perché rimandiamo le cose che contano, e un modo piccolo per partire.',
      text: `Chi rimanda di solito non è pigro. È in ansia. Una cosa importante fa paura, e fare altro dà sollievo subito.

## Rimpicciolire l’inizio

Non metterti a scrivere la relazione: apri il file e scrivi il titolo. Non riordinare l’armadio: svuota un cassetto. Due minuti sono così pochi che la paura non si sveglia. Spesso vai avanti; se ti fermi, hai comunque cominciato.

## Togliere una decisione

- Scegli la sera che cosa farai per primo al mattino.
- Prepara sul tavolo quello che serve.
- Metti il telefono in un’altra stanza per venti minuti.

## Quando non basta

Se rimandi da mesi visite, bollette o telefonate, e te ne vergogni, parlarne con uno psicologo aiuta. Dietro il rinvio c’è spesso un pensiero preciso, per esempio «se lo faccio deve essere perfetto», e su un pensiero si può lavorare.`,
    },
    en: {
      title: 'Stop putting things off: start with two minutes',
      description: 'Why we put off what matters, and a small way to begin.',
      text: `People who put things off are rarely lazy. They are anxious. Something important is frightening, and doing something else brings relief at once.

## Make the start smaller

Do not sit down to write the report: open the file and type its title. Do not tidy the wardrobe: empty one drawer. Two minutes are so little that fear does not wake up. You will often go on; if you stop, you have still begun.

## Take one decision away

- Choose in the evening what you will do first in the morning.
- Put what you need on the table.
- Leave your phone in another room for twenty minutes.

## When that is not enough

If you have been putting off appointments, bills or calls for months and feel ashamed of it, talking to a psychologist helps. Behind the delay there is often one precise thought, such as “if I do it, it must be perfect”, and a thought can be worked on.`,
    },
  },
  {
    category: 'wellness-at-work',
    author: 'elena',
    picture: 'talk-3',
    pictureAlt: { it: 'Due sedie una di fronte all’altra', en: 'Two chairs facing each other' },
    it: {
      title: 'Dire di no al lavoro senza litigare',
      description: 'Tre frasi che proteggono il tuo tempo e non offendono nessuno.',
      text: `Un sì detto per educazione si paga dopo: con un lavoro fatto male, o con una sera in ufficio. Un no detto bene invece toglie un peso a tutti e due.

## Prendere tempo

«Guardo che cosa ho questa settimana e ti rispondo entro le tre.» Funziona perché promette un’ora. Chi chiede sa che non lo stai evitando.

## Mostrare il prezzo

«Posso farlo per giovedì, se spostiamo la presentazione a lunedì. Quale delle due ti serve prima?» Non stai rifiutando: chi chiede sceglie.

## Chiudere con gentilezza

«Questa volta no, non riuscirei a farlo come si deve.» Nessuna scusa lunga. Più spieghi, più sembra che si possa trattare.

## Per allenarsi

Comincia con le richieste piccole e con le persone facili. Prima di rispondere fai un respiro lento: il sì automatico arriva sempre nel primo secondo.`,
    },
    en: {
      title: 'Saying no at work without a quarrel',
      description: 'Three sentences that protect your time and offend nobody.',
      text: `A yes said out of politeness is paid for later: with poor work, or with an evening at the office. A no said well takes a weight off both of you.

## Take your time

“Let me look at my week, I will answer by three.” It works because it promises a time. Whoever asks knows that you are not avoiding them.

## Show the price

“I can do it by Thursday if we move the presentation to Monday. Which of the two do you need first?” You are not refusing: the other person chooses.

## Close kindly

“Not this time, I could not do it properly.” No long excuse. The more you explain, the more it sounds open to bargaining.

## To practise

Begin with small requests and easy people. Take one slow breath before you answer: the automatic yes always comes in the first second.`,
    },
  },
  {
    category: 'lifestyle-and-travel',
    author: 'elena',
    picture: 'tea-2',
    pictureAlt: { it: 'Una teiera e una tazza', en: 'A teapot and a cup' },
    it: {
      title: 'Una domenica senza telefono',
      description: 'Come provarci davvero, senza isolarsi e senza annoiarsi.',
      text: `Non è una gara di forza. Il telefono è fatto per chiamarti: lasciarlo in tasca e non guardarlo è la cosa più difficile. Meglio metterlo lontano.

## Il giorno prima

- Avvisa chi ti cerca di solito: «Domenica rispondo dopo le sei».
- Scrivi su un foglio gli indirizzi e gli orari che ti servono.
- Cerca una sveglia vera.

## La mattina

La prima ora è la più strana. La mano cerca la tasca da sola. Tieni pronto qualcosa che occupi le mani: impastare, lavare la bicicletta, disegnare.

## Il pomeriggio

Cammina senza musica, almeno un’ora. Molti raccontano che verso le quattro arriva una noia densa, e subito dopo un’idea. La noia è il posto da cui vengono.

## La sera

Riaccendilo e guarda quanti messaggi erano davvero urgenti. È il momento più istruttivo della giornata.`,
    },
    en: {
      title: 'A Sunday without your phone',
      description: 'How to really try it, without cutting yourself off or getting bored.',
      text: `This is not a test of strength. A phone is made to call you: keeping it in your pocket and not looking is the hardest way. Put it far away.

## The day before

- Tell the people who usually look for you: “On Sunday I answer after six.”
- Write the addresses and times you need on a sheet of paper.
- Find a real alarm clock.

## The morning

The first hour is the strangest. Your hand goes to your pocket by itself. Have something ready that keeps your hands busy: kneading, washing the bicycle, drawing.

## The afternoon

Walk without music for at least an hour. Many people say that around four a thick boredom comes, and right after it an idea. Boredom is where ideas come from.

## The evening

Switch it on and see how many messages were really urgent. It is the most instructive moment of the day.`,
    },
  },
  {
    category: 'health',
    author: 'elena',
    picture: 'talk-4',
    pictureAlt: { it: 'Uno studio con una finestra', en: 'A consulting room with a window' },
    it: {
      title: 'Il primo incontro con uno psicologo',
      description: 'Che cosa succede in quell’ora, quanto dura un percorso e come capire se va.',
      text: `Molte persone arrivano dicendo: «Non so se il mio problema è abbastanza grave». Non serve che lo sia. Basta che ti pesi.

## Che cosa succede

Ti viene chiesto che cosa ti porta lì, da quando, e che cosa hai già provato. Puoi non rispondere a qualcosa. Quello che dici resta segreto per legge. Di solito non si scava nell’infanzia in un’ora sola: si cerca di capire se e come lavorare insieme.

## Che cosa chiedere

- Che formazione hai e con che metodo lavori?
- Ogni quanto ci vediamo, e quanto costa?
- Come capiremo che sta funzionando?

## Quanto dura

Per un problema preciso, come il panico o l’insonnia, bastano spesso da otto a venti incontri. Per altre domande serve più tempo.

## Se non ti trovi

Dopo tre incontri dovresti sentirti ascoltato. Se non succede, dillo. Cambiare professionista non è un fallimento: è cercare quello giusto.`,
    },
    en: {
      title: 'Your first meeting with a psychologist',
      description: 'What happens in that hour, how long it takes and how to tell whether it works.',
      text: `Many people begin with: “I am not sure my problem is serious enough.” It need not be. It is enough that it weighs on you.

## What happens

You are asked what brings you there, since when, and what you have tried. You may leave a question unanswered. What you say is secret by law. Nobody digs through your childhood in a single hour: you find out whether and how to work together.

## What to ask

- How were you trained, and which method do you use?
- How often do we meet, and what does it cost?
- How will we know that it is working?

## How long it takes

For a precise problem, such as panic or insomnia, eight to twenty meetings are often enough. Other questions take longer.

## If it does not feel right

After three meetings you should feel heard. If you do not, say so. Changing is no failure: it is looking for the right person.`,
    },
  },
];
