/** Forms sent faster than anybody reads are rejected. */
export const pauseToReadForm = () => new Promise((resolve) => setTimeout(resolve, 2600));
