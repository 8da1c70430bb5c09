import './provider-fields.ts';
