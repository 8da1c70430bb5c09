import './refs.ts';
import './public.ts';
import './own.ts';
import './changes.ts';
import './change-authors.ts';
