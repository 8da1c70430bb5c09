import './change-customers.ts';
