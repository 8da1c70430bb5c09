import { sizesOf } from '#web/blog/picture-sizes.ts';
import { Upload } from '#web/business-ui/upload.tsx';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { usePictureUpload } from './use-picture-upload.ts';

type PictureFieldProps = {
  label: string;
  hint: string;
  /** The path of its large size. */
  picture: string | null;
  onPicture: (path: string | null) => void;
};

/** A picture of the blog, chosen or dropped. */
export function PictureField({ label, hint, picture, onPicture }: PictureFieldProps) {
  const { progress, problem, send } = usePictureUpload(onPicture);
  return (
    <Upload
      label={label}
      hint={hint}
      accept={ACCEPTED_IMAGES}
      picture={picture === null ? null : sizesOf(picture).medium}
      progress={progress}
      onFile={send}
      onRemove={() => onPicture(null)}
      {...(problem !== undefined && { error: problem })}
    />
  );
}
