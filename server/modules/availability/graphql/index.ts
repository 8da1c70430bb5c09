import './get-resource-availability-dates.ts';
import './get-resource-availability-slots.ts';
import './provider-fields.ts';
