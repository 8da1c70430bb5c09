import './reads.ts';
import './changes.ts';
import './order-fields.ts';
