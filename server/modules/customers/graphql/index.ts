import './care.ts';
import './change-customers.ts';
import './chosen-customers.ts';
import './fields.ts';
import './merges.ts';
import './tags.ts';
