// `npm run admin -- invite <e-mail>`: prints a link by which somebody becomes an administrator. Later ones are invited at `/admin`.
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { openLocalDatabase } from '#server/local-database.ts';
import { offerTeamRole, teamInvitationLink } from '#server/modules/identity/index.ts';

const USAGE = 'npm run admin -- invite <e-mail>';
const PROBLEMS: Record<string, string> = {
  clientDataNotValid: 'This is no e-mail address that mail can be sent to.',
  alreadyAssigned: 'This person has a role at Radura already.',
};

const [verb, email, ...more] = process.argv.slice(2);
if (verb !== 'invite' || email === undefined || more.length > 0) {
  console.error(USAGE);
  process.exit(1);
}

const config = readConfig();
const database = await openLocalDatabase(config);
const origin = config.publicUrl ?? `http://localhost:${config.port}`;
const app = await openApp(config, { databaseUrl: database.url, origin, workers: false });
try {
  const { codeId } = await app.jobs
    .work()
    .transaction((tx) => offerTeamRole(tx, { email, language: 'it', role: 'admin' }));
  console.log('Opens once, within seven days, and makes an administrator of who opens it:');
  console.log(teamInvitationLink(app.deps, { email: email.trim(), codeId, language: 'it' }));
} catch (error) {
  if (!isRefusal(error)) throw error;
  console.error(PROBLEMS[error.code] ?? error.code);
  process.exitCode = 1;
} finally {
  await app.close();
  await database.close();
}
