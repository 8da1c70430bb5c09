import './center-setup.ts';
import './register-business.ts';
import './save-first-settings.ts';
import './user-businesses.ts';
