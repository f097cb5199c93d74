document.body.dataset.ready = 'popup';
