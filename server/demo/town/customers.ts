/** People who book in the demo town; their addresses are made of their names. */
const NAMES = `
Giulia Ferri, Marco Bianchi, Sara Colombo, Luca Moretti, Chiara Gatti, Paolo Marino, Elisa Fontana, Andrea Barbieri, Martina Rizzo,
Stefano Lombardi, Valentina Greco, Matteo Bruno, Federica Conte, Alessandro De Luca, Silvia Costa, Roberto Giordano, Francesca Mancini,
Davide Longo, Laura Leone, Simone Martinelli, Alice Marchi, Giovanni Vitale, Elena Serra, Fabio Coppola, Roberta Caruso, Antonio Ferrara,
Monica Galli, Nicola Testa, Ilaria Grassi, Emanuele Pellegrini, Cristina Palumbo, Gabriele Sanna, Beatrice Farina, Riccardo Monti,
Daniela Cattaneo, Filippo Morelli, Claudia Amato, Lorenzo Silvestri, Arianna Mazza, Pietro Testi, Giorgia Benedetti, Daniele Rossetti,
Veronica Neri, Michele Ferraro, Sofia Bernardi, Tommaso Gentile, Camilla Fiore, Edoardo Ruggiero, Nadia Battaglia, Jacopo Orlando,
Caterina Bassi, Vincenzo Parisi, Noemi Damico, Salvatore Messina, Teresa Villa, Giacomo Donati, Lucia Marchetti, Massimo Fabbri,
Serena Basile, Enrico Guerra, Angela Sala, Christian Bellini, Margherita Zanetti, Domenico Riva, Rossella Piras, Leonardo Valente,
Eleonora Sartori, Alberto Negri, Marta Cocco, Giuseppe Milani, Debora Santini, Samuele Rota, Patrizia Carta, Ivan Poli, Bianca Manca,
Oscar Grimaldi, Irene Carbone, Diego Montanari, Anita Pinna, Ettore Vezzali
`;

export interface TownCustomer {
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
}

export const TOWN_CUSTOMERS: readonly TownCustomer[] = NAMES.split(/,\s/).map((name, index) => {
  const [firstname = '', ...rest] = name.trim().split(' ');
  const lastname = rest.join(' ');
  const email = `${firstname}.${lastname}@example.it`.toLowerCase().replaceAll(' ', '');
  return { email, firstname, lastname, phone: `+39 347 555 ${String(1000 + index)}` };
});
