import './change-customers.ts';
import './tags.ts';
