// A process that takes the jobs of the queue `test.held`, says so and never ends them: for tests that kill it.
import { openJobs } from './jobs-test.ts';

const held = Promise.withResolvers<never>();
const { jobs } = await openJobs(process.argv[2] ?? '', [
  {
    name: 'test.held',
    run: async () => {
      console.log('taken');
      await held.promise;
    },
  },
]);
await jobs.startWorkers();
