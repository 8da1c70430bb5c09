import './generate-payment-intent.ts';
import './get-my-orders.ts';
import './get-payment-options.ts';
import './payment-account.ts';
import './payment-settings.ts';
import './payment-to-make.ts';
import './provider-fields.ts';
import './user-fields.ts';
