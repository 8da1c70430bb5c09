import type { WrittenStory } from './written-story.ts';

/** Stories about moving, being treated and places to go. */
export const BODY_AND_PLACES: readonly WrittenStory[] = [
  {
    category: 'moves',
    author: 'marta',
    picture: 'yoga-1',
    pictureAlt: { it: 'Una sala di yoga con i tappetini a terra', en: 'A yoga room with mats on the floor' },
    it: {
      title: 'La prima lezione di yoga: che cosa aspettarsi',
      description: 'Che cosa portare, che cosa chiedere, e perché non serve essere flessibili.',
      text: `La domanda che sento più spesso prima di una prova è: «Ma io non sono flessibile, posso venire?». È come chiedere se si può andare a nuoto senza saper nuotare. Si viene proprio per questo.

## Prima di venire

Mangia leggero due ore prima. Vestiti con qualcosa che non stringe in vita; i piedi restano nudi. Il tappetino c’è quasi sempre, ma chiedilo quando prenoti. Arriva dieci minuti prima e racconta all’insegnante se hai un dolore, se sei incinta o se prendi farmaci per la pressione.

## Come va una lezione

Si comincia seduti, ascoltando il respiro. Poi si scalda il corpo con movimenti lenti, si tengono alcune posizioni e si finisce sdraiati. Qualcuno si addormenta: va benissimo.

Guarda gli altri solo per capire la direzione. Ogni corpo arriva in un punto diverso, e il punto giusto è quello in cui respiri ancora bene.

## Quale stile scegliere

- Hatha: lento, si impara la base. Per chi comincia.
- Vinyasa: più fluido e più faticoso.
- Yin: poche posizioni tenute a lungo, per chi ha bisogno di rallentare.
- Yoga in gravidanza: in un gruppo a parte, di solito dal quarto mese.

## Il giorno dopo

Qualche muscolo si farà sentire. Un dolore acuto in un’articolazione invece è un segnale: dillo all’insegnante. Dai tempo a tre o quattro lezioni prima di decidere se fa per te.`,
    },
    en: {
      title: 'Your first yoga class: what to expect',
      description: 'What to bring, what to ask, and why you need not be flexible.',
      text: `The question I hear most before a trial class is: “But I am not flexible, can I come?” It is like asking whether you may take swimming lessons without knowing how to swim. That is exactly why you come.

## Before you come

Eat lightly two hours before. Wear something that is not tight at the waist; feet stay bare. There is nearly always a mat for you, but ask when you book. Arrive ten minutes early and tell the teacher if something hurts, if you are pregnant or if you take medicine for your blood pressure.

## How a class goes

It starts sitting, listening to the breath. Then you warm up with slow movements, hold a few positions and end lying down. Some people fall asleep: that is fine.

Look at the others only to see the direction. Every body arrives at a different point, and the right point is the one where you can still breathe well.

## Which style to choose

- Hatha: slow, for learning the basics. Good for beginners.
- Vinyasa: more flowing and more demanding.
- Yin: few positions held for long, if you need to slow down.
- Prenatal yoga: in a group of its own, usually from the fourth month.

## The day after

A few muscles will speak up. A sharp pain in a joint is a signal, though: tell your teacher. Give it three or four classes before deciding whether it is for you.`,
    },
  },
  {
    category: 'moves',
    author: 'marta',
    picture: 'fruit-1',
    pictureAlt: { it: 'Una ciotola di frutta sul tavolo', en: 'A bowl of fruit on the table' },
    it: {
      title: 'Camminare dopo cena: dieci minuti che si sentono',
      description: 'Un’abitudine piccola, che non chiede scarpe speciali.',
      text: `Di tutti i consigli che do, questo è quello che le persone seguono davvero. Forse perché non sembra un allenamento.

## Perché proprio dopo cena

Quando mangi, lo zucchero nel sangue sale. Se in quel momento i muscoli lavorano, anche poco, ne usano una parte. Bastano dieci minuti a passo tranquillo, entro un’ora dal pasto. In più, chi cammina la sera spesso si addormenta meglio.

## Come cominciare

- Scegli un giro fisso attorno a casa: se devi decidere ogni sera, non uscirai.
- Lascia le scarpe vicino alla porta.
- Non contare i passi nella prima settimana. Conta le sere.
- Se piove, cammina in casa o sali le scale due volte.

## Con chi

Camminare in due cambia tutto. È il momento migliore per parlare con un figlio adolescente: si guarda avanti, nessuno è interrogato, e si torna presto.

## E se voglio di più

Dopo un mese aggiungi una salita o tre minuti a passo svelto, in cui riesci a parlare ma non a cantare. Se hai male alle ginocchia, o non ti muovi da anni, fatti seguire da un personal trainer per le prime settimane: correggere l’appoggio del piede all’inizio evita fastidi dopo.`,
    },
    en: {
      title: 'A walk after dinner: ten minutes you can feel',
      description: 'A small habit that asks for no special shoes.',
      text: `Of all the advice I give, this is what people really follow. Perhaps because it does not look like a workout.

## Why after dinner

When you eat, the sugar in your blood rises. If your muscles work at that moment, even a little, they use some of it. Ten minutes at an easy pace are enough, within an hour of the meal. And people who walk in the evening often fall asleep more easily.

## How to start

- Choose a fixed route around home: if you have to decide every evening, you will not go.
- Leave your shoes by the door.
- Do not count steps in the first week. Count evenings.
- If it rains, walk indoors or climb the stairs twice.

## With whom

Walking in two changes everything. It is the best moment to talk to a teenager: you both look ahead, nobody is being questioned, and you are soon home.

## And if I want more

After a month add a climb, or three minutes at a brisk pace at which you can talk but not sing. If your knees hurt, or you have not moved for years, have a personal trainer follow you for the first weeks: correcting how your foot lands early on saves trouble later.`,
    },
  },
  {
    category: 'wellbeing',
    author: 'sara',
    picture: 'massage-1',
    pictureAlt: { it: 'Il lettino di una stanza per massaggi', en: 'The couch of a massage room' },
    it: {
      title: 'Come scegliere il massaggio giusto',
      description: 'Rilassante, decontratturante, sportivo: che cosa cambia e che cosa chiedere.',
      text: `I nomi dei massaggi sono tanti e a volte dicono poco. Per scegliere bastano tre domande: che cosa voglio sentire dopo, quanta pressione mi piace, ho qualche problema di salute?

## I più richiesti

- Rilassante: pressione leggera o media, olio, ritmo lento. Per chi è stanco o dorme male.
- Decontratturante: più profondo, su collo, spalle e schiena. Può lasciare indolenziti per un giorno.
- Sportivo: prima o dopo uno sforzo, con movimenti rapidi o allungamenti.
- Linfodrenaggio: leggerissimo, per gambe gonfie. Non è un massaggio dimagrante.
- Shiatsu: vestiti, su un futon, con pressioni ferme.

## Durante

Parla. «Più piano» e «più forte» sono frasi normalissime. Puoi tenere la biancheria, puoi chiedere silenzio, puoi fermarti. Chi ti massaggia copre sempre le parti che non tratta.

## Quando è meglio rimandare

Con la febbre, con un’infezione della pelle, dopo un’operazione recente, o se hai avuto una trombosi. In gravidanza scegli chi ha una formazione specifica e dillo quando prenoti.

## Dopo

Bevi un bicchiere d’acqua e non correre subito via. L’effetto migliore arriva spesso la mattina dopo. Se il dolore alla schiena ritorna sempre, un massaggio dà sollievo ma non trova la causa: per quella c’è il fisioterapista.`,
    },
    en: {
      title: 'How to choose the right massage',
      description: 'Relaxing, deep tissue, sports: what is different and what to ask.',
      text: `Massages have many names, and some of them say little. Three questions are enough to choose: how do I want to feel afterwards, how much pressure do I like, do I have a health problem?

## The most popular

- Relaxing: light to medium pressure, oil, a slow rhythm. If you are tired or sleep badly.
- Deep tissue: firmer, on neck, shoulders and back. You may feel sore for a day.
- Sports: before or after effort, with quick movements or stretching.
- Lymphatic drainage: very light, for swollen legs. It is not for losing weight.
- Shiatsu: dressed, on a futon, with steady pressure.

## During

Speak up. “Softer” and “firmer” are perfectly normal things to say. You can keep your underwear on, ask for silence, or stop. A good therapist always covers the parts that are not being treated.

## When to put it off

With a fever, with a skin infection, after recent surgery, or if you have had a thrombosis. In pregnancy choose somebody trained for it, and say so when you book.

## Afterwards

Drink a glass of water and do not rush off. The best effect often comes the next morning. If your back pain keeps returning, a massage gives relief but does not find the cause: for that there is the physiotherapist.`,
    },
  },
  {
    category: 'lifestyle-and-travel',
    author: 'sara',
    picture: 'pool-1',
    pictureAlt: {
      it: 'Una vasca davanti a quattro finestre ad arco',
      en: 'A pool in front of four arched windows',
    },
    it: {
      title: 'Una giornata alle terme, senza fretta',
      description: 'In che ordine fare le vasche, quanto restare, che cosa mettere in borsa.',
      text: `Una giornata alle terme costa tempo, e il modo più semplice di sprecarla è voler fare tutto. Meglio tre cose fatte bene.

## In borsa

Costume, ciabatte, accappatoio se non lo danno lì, una bottiglia d’acqua, un libro. Lascia a casa i gioielli: l’acqua sulfurea annerisce l’argento. Telefono nell’armadietto.

## Un ordine che funziona

- Doccia tiepida.
- Dieci minuti in una vasca a temperatura del corpo, per abituarsi.
- Il caldo: sauna o bagno turco, da otto a dodici minuti. Esci prima se senti il cuore in gola.
- Il freddo: doccia fredda partendo dai piedi, oppure l’aria fuori.
- Riposo sdraiati, almeno quanto il caldo.

Ripeti due volte, non cinque. Tra un giro e l’altro bevi.

## Attenzione

Se soffri di pressione bassa o di cuore, se sei incinta o hai bevuto alcol, chiedi prima al medico e resta nelle vasche tiepide. Con i bambini controlla gli orari: molte strutture li accolgono solo in certe ore.

## Quando andare

I giorni feriali al mattino sono i più tranquilli. La domenica d’inverno è piena ovunque: prenota, anche per i trattamenti, che di solito finiscono per primi. E lascia libera la sera: dopo le terme la cosa migliore è una cena leggera e il letto.`,
    },
    en: {
      title: 'A day at the thermal baths, without hurry',
      description: 'In what order to take the pools, how long to stay, what to pack.',
      text: `A day at the baths costs time, and the easiest way to waste it is to try everything. Better three things done well.

## In your bag

Swimsuit, slippers, a bathrobe if they do not lend one, a bottle of water, a book. Leave jewellery at home: sulphurous water blackens silver. Phone in the locker.

## An order that works

- A lukewarm shower.
- Ten minutes in a pool at body temperature, to get used to it.
- Heat: sauna or steam bath, eight to twelve minutes. Leave earlier if you feel your heart in your throat.
- Cold: a cold shower starting from your feet, or the air outside.
- Rest lying down, at least as long as the heat.

Do it twice, not five times. Drink in between.

## Take care

If you have low blood pressure or a heart condition, if you are pregnant or have had alcohol, ask your doctor first and stay in the lukewarm pools. With children, check the hours: many places welcome them only at certain times.

## When to go

Weekday mornings are the quietest. Winter Sundays are full everywhere: book, treatments too, which are usually gone first. And keep the evening free: after the baths the best thing is a light dinner and bed.`,
    },
  },
];
