import './get-calendar.ts';
