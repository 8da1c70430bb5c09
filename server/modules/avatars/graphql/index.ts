import './change-user-avatar.ts';
import './publish-user-avatar.ts';
import './remove-user-avatar.ts';
import './user-image.ts';
