/** What runs on the computer of whoever opens it, by the ending of its name. */
const ENDINGS = new Set(
  `apk app appimage bat bin cmd com command cpl deb dll dmg docm exe gadget hta htm html img inf iso jar js jse lnk mjs msc msi msix msp pif pkg pptm ps1 psm1
  py reg rpm run scf scr sh svg url vb vbe vbs wsf wsh xlsm`.split(/\s+/),
);

/** Whether a file may be a program, so that who downloads it is warned; dots and spaces at the end, which Windows drops, hide nothing. */
export function mayBeProgram(name: string): boolean {
  const ending = /\.([^.\s]+)[.\s]*$/u.exec(name.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))?.[1];
  return ending !== undefined && ENDINGS.has(ending.toLowerCase());
}
