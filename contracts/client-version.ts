/** How the web client names itself when it signs in (specification section 9). */
export const WEB_CLIENT = { appName: 'radura', version: '6.0.0', os: 'web' } as const;
