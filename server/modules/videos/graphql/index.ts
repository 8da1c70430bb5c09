import './buyers.ts';
import './refs.ts';
import './file-ref.ts';
import './public.ts';
import './mine.ts';
import './business-reads.ts';
import './course-changes.ts';
import './file-changes.ts';
