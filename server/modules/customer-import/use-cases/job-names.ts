/** The jobs of an import, each with the key of one (`ImportKey`): reads its file, checks its rows, writes them. */
export const READ = 'customer-import.read';
export const CHECK = 'customer-import.check';
export const WRITE = 'customer-import.write';
