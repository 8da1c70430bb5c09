import './get-today.ts';
