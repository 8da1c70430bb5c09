import './changes.ts';
import './live.ts';
import './reads.ts';
