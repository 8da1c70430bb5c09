import './refs.ts';
import './public.ts';
import './links.ts';
import './order-sessions.ts';
import './business-reads.ts';
import './business-changes.ts';
import './desk.ts';
