import './public.ts';
import './issues.ts';
