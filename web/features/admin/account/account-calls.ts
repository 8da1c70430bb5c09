import { MY_SIGN_IN } from '#web/sign-in/own-account/log-in-calls.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { operation } from '#web/lib/api.ts';

export const MY_ADMIN_ACCOUNT = operation(`query MyAdminAccount {
  getAdminViewer { id }
  getCurrentUser { email timezone }
  getMySignIns { ...MySignIn }
  getMySecondFactors { ...MySecondFactors }
} ${MY_SIGN_IN} ${MY_SECOND_FACTORS}`);
