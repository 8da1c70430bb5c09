import './web-integration.ts';
import './get-web-integration.ts';
