import './get-subservices-for-booking.ts';
import './get-sub-services.ts';
import './change-sub-services.ts';
import './service-pictures.ts';
