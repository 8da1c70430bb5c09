import './get-my-bookings.ts';
