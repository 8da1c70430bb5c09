import './change-notes.ts';
import './get-customers.ts';
