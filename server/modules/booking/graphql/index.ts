import './cancel-reservation-by-link.ts';
import './confirm-reservation-by-link.ts';
import './create-reservation-as-anonymous.ts';
import './offer-fields.ts';
import './reservation-by-link.ts';
