import './get-day-sheet.ts';
import './get-today.ts';
