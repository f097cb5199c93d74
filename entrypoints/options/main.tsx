document.body.dataset.ready = 'options';
