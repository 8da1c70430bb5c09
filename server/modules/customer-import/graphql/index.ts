import './change-imports.ts';
import './get-imports.ts';
