import './get-subservices-for-booking.ts';
