import './get-customers.ts';
