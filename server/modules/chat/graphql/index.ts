import './changes.ts';
import './live.ts';
import './reads.ts';
import './user-unread.ts';
