import './refs.ts';
import './sign-in.ts';
import './account-links.ts';
import './own-account.ts';
import './sessions.ts';
import './second-factors.ts';
import './own-pin.ts';
