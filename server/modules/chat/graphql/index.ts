import './changes.ts';
import './channels.ts';
import './files.ts';
import './live.ts';
import './provider-fields.ts';
import './reads.ts';
import './settings.ts';
import './user-unread.ts';
