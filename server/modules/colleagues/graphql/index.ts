import './get-collaborators.ts';
import './change-collaborators.ts';
import './own-places.ts';
import './shares.ts';
import './shared-computer.ts';
