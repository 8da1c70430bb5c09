import './get-resource-availability-dates.ts';
import './get-resource-availability-slots.ts';
