import './get-calendar.ts';
import './center-changed.ts';
