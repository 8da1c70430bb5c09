import './change-hours.ts';
import './get-own-hours.ts';
import './provider-fields.ts';
import './provider-resources.ts';
import './staff.ts';
