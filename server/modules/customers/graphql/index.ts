import './change-customers.ts';
import './merges.ts';
import './tags.ts';
