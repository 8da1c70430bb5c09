import './calendar-feed.ts';
import './notices.ts';
import './provider-fields.ts';
import './send-request-to-provider.ts';
