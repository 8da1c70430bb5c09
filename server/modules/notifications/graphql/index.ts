import './calendar-feed.ts';
import './mail-log.ts';
import './notices.ts';
import './preview-email-template.ts';
import './provider-fields.ts';
import './send-request-to-provider.ts';
import './staff-mail-wishes.ts';
import './tell-of-move.ts';
