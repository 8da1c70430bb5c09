import './reads.ts';
import './public.ts';
import './mine.ts';
import './pay-at-once.ts';
import './generate-payment-intent.ts';
import './changes.ts';
import './of-viewer.ts';
import './order-fields.ts';
