import './refs.ts';
import './file-ref.ts';
import './public.ts';
import './mine.ts';
import './generate-payment-intent.ts';
import './business-reads.ts';
import './course-changes.ts';
import './file-changes.ts';
