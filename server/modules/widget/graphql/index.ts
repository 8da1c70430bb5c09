import './web-integration.ts';
import './get-web-integration.ts';
import './own-web-integrations.ts';
import './change-web-integrations.ts';
